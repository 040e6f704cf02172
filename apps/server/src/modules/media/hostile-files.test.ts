import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { createLibrarian, fileOf, plain, read, zipOf, type Librarian } from './media.fixtures.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { uploadStrings } from '../uploads/uploads.strings.ts';

let server: TestServer;
let librarian: Librarian;
let png: Buffer;
let jpeg: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  librarian = await createLibrarian(server);
  png = await plain().png().toBuffer();
  jpeg = await plain(400, 300).jpeg().toBuffer();
});
afterAll(() => server.close());

const page = '<!doctype html><title>x</title><script>alert(1)</script>';
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), Buffer.from('PE\0\0')]);
const elf = Buffer.concat([Buffer.from([0x7f]), Buffer.from('ELF'), Buffer.alloc(100)]);
const script = '#!/bin/sh\nrm -rf /\n';
const svgOf = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
const heic = Buffer.concat([
  Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  Buffer.alloc(99),
]);

/** A picture whose head promises more pixels than anybody decodes. */
function giant(side: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

type Hostile = [what: string, name: string, bytes: () => string | Uint8Array, type?: string];

const noPicture: Hostile[] = [
  ['nothing', 'a.png', () => ''],
  ['one byte', 'a.png', () => Buffer.from([0x89])],
  ['a page', 'a.png', () => page, 'image/png'],
  ['a page with a picture’s beginning', 'a.gif', () => `GIF89a${page}`, 'image/gif'],
  ['a page behind a picture’s mark', 'a.png', () => Buffer.concat([png.subarray(0, 8), Buffer.from(page)])],
  ['a picture that is sent as a page', 'a.png', () => png, 'text/html'],
  ['a picture that is sent as a script', 'a.png', () => png, 'application/javascript'],
  ['a picture that is called a page', 'a.html', () => png, 'image/png'],
  ['a picture that is called a program', 'a.png.exe', () => png, 'image/png'],
  ['a picture cut off in its head', 'a.jpg', () => jpeg.subarray(0, 100)],
  ['a picture cut off in the middle', 'a.jpg', () => jpeg.subarray(0, jpeg.length / 2)],
  ['a picture cut off before its end', 'a.png', () => png.subarray(0, 45)],
  ['giant pixels', 'a.png', () => giant(30_000)],
  ['pixels beyond all numbers', 'a.png', () => giant(2 ** 31 - 1)],
  ['a program', 'a.png', () => program],
  ['an archive', 'a.png', () => zipOf('a.png')],
  ['a document', 'a.png', () => '%PDF-1.7\n1 0 obj'],
  ['a bitmap', 'a.png', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
  ['HEIC', 'a.heic', () => heic, 'image/heic'],
  ['HEIC that is called JPEG', 'a.jpg', () => heic, 'image/jpeg'],
  ['a drawing of nothing', 'a.svg', () => svgOf('')],
  ['a drawing of a script alone', 'a.svg', () => svgOf('<script>alert(1)</script>')],
  ['a drawing of a page', 'a.svg', () => svgOf('<foreignObject><iframe src="//x"/></foreignObject>')],
  ['a drawing that repeats a file', 'a.svg', () => svgOf('<use href="//x.example/a.svg#a"/>')],
  ['a drawing of another’s picture', 'a.svg', () => svgOf('<image href="http://x.example/a.png"/>')],
  [
    'a drawing with entities',
    'a.svg',
    () => `<!DOCTYPE svg [<!ENTITY a "lol">]>${svgOf('<text>&a;</text>')}`,
  ],
  ['a drawing within a page', 'a.svg', () => `<html>${svgOf('<rect/>')}</html>`],
  ['a drawing behind a page', 'a.svg', () => `<p>x</p>${svgOf('<rect/>')}`],
  ['a drawing that nests without end', 'a.svg', () => svgOf('<g>'.repeat(5_000) + '<rect/>')],
  ['a drawing in another encoding', 'a.svg', () => Buffer.from(svgOf('<rect/>'), 'utf16le')],
  [
    'a drawing whose letters are none',
    'a.svg',
    () => Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xff, 0xfe])]),
  ],
];

const noFile: Hostile[] = [
  ['nothing', 'a.pdf', () => ''],
  ['a page', 'a.html', () => page],
  ['a page that is called a text', 'a.txt', () => page],
  ['a page that is called a table', 'a.csv', () => `\n  <html><body>x`],
  ['a script of a page', 'a.js', () => 'alert(1)'],
  ['a program', 'a.exe', () => program],
  ['a program that is called a document', 'a.pdf', () => program],
  ['a program that is called a text', 'a.txt', () => program],
  ['another program', 'a.docx', () => elf],
  ['a script', 'a.sh', () => script],
  ['a script that is called a text', 'a.txt', () => script],
  ['a script of a server', 'a.md', () => '<?php system($_GET["a"]); ?>'],
  ['a drawing', 'a.svg', () => svgOf('<rect/>')],
  ['a drawing that is called a text', 'a.txt', () => svgOf('<script/>')],
  ['a page that is called a picture', 'a.jpg', () => page],
  ['an archive that is called a document', 'a.docx', () => zipOf('../../etc/passwd')],
  [
    'a document of words that is called a table',
    'a.xlsx',
    () => zipOf('[Content_Types].xml', 'word/document.xml'),
  ],
  ['an archive that is called a book', 'a.epub', () => zipOf('mimetype')],
  ['an archive of one mark', 'a.zip', () => 'PK\u0003\u0004'],
  ['a document behind a page', 'a.pdf', () => `${page}%PDF-1.7`],
  ['a name without an extension', 'Makefile', () => 'all:'],
  ['two extensions', 'a.pdf.exe', () => '%PDF-1.7'],
  ['a text with NUL', 'a.txt', () => 'a\0b'],
  ['a text of no encoding', 'a.csv', () => Buffer.from([0x61, 0xff, 0xff, 0xff])],
  ['subtitles that are none', 'a.vtt', () => '1\n00:00:01 --> 00:00:02'],
  ['sound that is none', 'a.mp3', () => page],
  ['a film', 'a.mp4', () => 'ftyp'],
];

describe('what is refused', () => {
  it.each(noPicture)('ED-10 as a picture: %s', async (_, name, bytes, type = 'image/png') => {
    const before = await librarian.media.list({});
    const sending = librarian.media.storePicture(fileOf(bytes(), name, type), null);
    await expect(sending).rejects.toMatchObject({ code: 1, data: { field: 'file' } });
    expect((await librarian.media.list({})).total).toBe(before.total);
  });

  it.each(noFile)('as a file: %s', async (_, name, bytes, type = 'application/pdf') => {
    const sending = librarian.media.storeFile(fileOf(bytes(), name, type), null);
    await expect(sending).rejects.toMatchObject({ code: 1, data: { field: 'file' } });
  });

  it('is told why: nothing in it, HEIC, too large, none that is known', async () => {
    const picture = (bytes: string | Uint8Array) =>
      librarian.media.storePicture(fileOf(bytes, 'a.jpg'), null);
    await expect(picture('')).rejects.toMatchObject({ message: '文件大小为0，不能上传' });
    await expect(picture(heic)).rejects.toMatchObject({ message: strings.heic });
    const wide = await plain(10_001, 2).png().toBuffer();
    await expect(picture(wide)).rejects.toMatchObject({ message: uploadStrings.pictureTooLarge });
    await expect(librarian.media.storeFile(fileOf('x', 'a.exe'), null)).rejects.toMatchObject({
      message: strings.unknownType,
    });
  });
});

describe('a drawing', () => {
  const drawn = async (inner: string, attributes = 'viewBox="0 0 40 30"') => {
    const { url } = await librarian.media.storePicture(fileOf(svgOf(inner, attributes), 'a.svg'), null);
    return read(server, url);
  };

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    ['a handler on the root', '', 'onload="alert(1)"'],
    ['a link', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    ['a style sheet', '<style>@import url(//x.example/alert)</style>'],
    ['a style that loads', '<rect width="9" height="9" style="fill:url(//x.example/alert)"/>'],
    ['a paint that loads', '<rect width="9" height="9" fill="url(http://x.example/alert#a)"/>'],
    ['a style in escapes', String.raw`<rect width="9" height="9" style="fill:\75rl(//alert)"/>`],
    [
      'an animation',
      '<rect width="9" height="9"><set attributeName="href" to="javascript:alert(1)"/></rect>',
    ],
    ['a page', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
    ['a page that breaks out', '<desc><img src="x" onerror="alert(1)"></desc><p>alert</p>'],
    ['a data address', '<image href="data:text/html,alert"/>'],
    ['a comment that ends early', '<!--><script>alert(1)</script>-->'],
    ['CDATA', '<text><![CDATA[<script>alert]]></text>'],
  ])('keeps its shapes and nothing of %s', async (_, inner, attributes = '') => {
    const answer = await drawn(`<path d="M0 0h9v9z" fill="#0e7a6b"/>${inner}`, attributes);
    expect(answer.body).toContain('<path d="M0 0h9v9z" fill="#0e7a6b"></path>');
    expect(answer.body.replaceAll('&lt;script&gt;alert', '')).not.toMatch(/alert|<script|on\w+=|href|url\(/);
    await expect(sharp(answer.rawPayload).metadata()).resolves.toMatchObject({ format: 'svg' });
  });

  it('keeps its own gradients, its looks out of a style, and its words', async () => {
    const { body } = await drawn(
      '<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><rect width="9" height="9" style="fill:url(#a);stroke:#fff"/><text>课 &amp; 程</text>',
    );
    expect(body).toContain('fill="url(#a)"');
    expect(body).toContain('stroke="#fff"');
    expect(body).toContain('<text>课 &amp; 程</text>');
  });

  it('is served as nothing that runs, and saved where it is opened by itself', async () => {
    const { headers } = await drawn('<rect width="9" height="9"/>');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('has the size of its box', async () => {
    const sent = fileOf(svgOf('<rect width="9" height="9"/>', 'viewBox="0 0 40 30"'), '图.svg');
    expect(await librarian.media.storePicture(sent, null)).toMatchObject({ width: 40, height: 30 });
  });
});
