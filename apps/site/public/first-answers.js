// Asks for the first answers of a page while its code is still on its way. The page's HTML names them, and
// `composition/first-answers.browser.ts` hands them over. A file of its own, because the content security policy allows no inline script.
(() => {
  const wanted = document.querySelector('meta[name="first-answers"]')?.content;
  // Who comes with a token or a code is somebody else in a moment.
  if (!wanted || !window.fetch || /[?&](token|login_code)=/.test(location.search)) return;
  const { path, calls, ownCalls, picture } = JSON.parse(wanted);
  const here = location.pathname.split('/');
  const params = {};
  for (const [at, part] of path.split('/').entries()) {
    if (part[0] !== ':') continue;
    if (!/^[1-9]\d{0,14}$/.test(here[at])) return;
    params[part.slice(1)] = here[at];
  }
  let token = null;
  try {
    token = localStorage.getItem('shuyuan.token');
  } catch {
    // Storage is closed: the site takes the reader for a visitor, too.
  }
  const headers = { 'x-platform': 'PC', ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  window.firstAnswers = [...calls, ...(token === null ? [] : ownCalls)].map((call) => {
    const url = call.replace(/\{(\w+)\}/g, (_, name) => params[name]);
    const answer = fetch(url, { headers });
    answer.catch(() => {});
    return { url, token, answer };
  });
  if (!picture) return;
  // The page's own call is the last that everybody makes.
  const own = window.firstAnswers[calls.length - 1];
  own.answer
    .then((answer) => answer.clone().json())
    .then(({ data }) => {
      const src = picture.split('.').reduce((part, key) => part?.[key], data);
      // Kept with the answer: a browser forgets a picture that nobody holds.
      if (typeof src === 'string' && src !== '')
        own.picture = Object.assign(new Image(), { fetchPriority: 'high', src });
    })
    .catch(() => {});
})();
