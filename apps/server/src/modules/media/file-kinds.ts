/** What the beginning of a file must be to be of a kind. */
export interface FileKind {
  contentType: string;
  /** By its extension, in small letters. */
  extensions: readonly string[];
  proof:
    /** One of these beginnings, in hexadecimal; `..` stands for any byte. */
    | { begins: readonly string[] }
    /** An archive that has an entry whose name begins so; any entry will do for an empty text. */
    | { entry: string }
    /** Text of a known encoding, without NUL, that is no program and no page. */
    | { text: RegExp | null };
}

const ole = 'd0cf11e0a1b11ae1';
const openXml = 'application/vnd.openxmlformats-officedocument';

/** What the library takes in as a file. Whatever is not here is refused. */
export const fileKinds: readonly FileKind[] = [
  { contentType: 'application/pdf', extensions: ['pdf'], proof: { begins: ['255044462d'] } },
  {
    contentType: `${openXml}.wordprocessingml.document`,
    extensions: ['docx'],
    proof: { entry: 'word/' },
  },
  { contentType: `${openXml}.spreadsheetml.sheet`, extensions: ['xlsx'], proof: { entry: 'xl/' } },
  {
    contentType: `${openXml}.presentationml.presentation`,
    extensions: ['pptx'],
    proof: { entry: 'ppt/' },
  },
  // The first entry of a book is its type, stored as it is.
  {
    contentType: 'application/epub+zip',
    extensions: ['epub'],
    proof: {
      begins: [
        `504b0304${'..'.repeat(22)}0800${'..'.repeat(2)}${Buffer.from('mimetypeapplication/epub+zip').toString('hex')}`,
      ],
    },
  },
  { contentType: 'application/zip', extensions: ['zip'], proof: { entry: '' } },
  {
    contentType: 'application/vnd.rar',
    extensions: ['rar'],
    proof: { begins: ['526172211a0700', '526172211a070100'] },
  },
  { contentType: 'application/x-7z-compressed', extensions: ['7z'], proof: { begins: ['377abcaf271c'] } },
  { contentType: 'application/msword', extensions: ['doc'], proof: { begins: [ole] } },
  { contentType: 'application/vnd.ms-excel', extensions: ['xls'], proof: { begins: [ole] } },
  { contentType: 'application/vnd.ms-powerpoint', extensions: ['ppt'], proof: { begins: [ole] } },
  {
    contentType: 'audio/mpeg',
    extensions: ['mp3'],
    proof: { begins: ['494433', 'fffb', 'fff3', 'fff2', 'fffa'] },
  },
  {
    contentType: 'audio/mp4',
    extensions: ['m4a'],
    proof: { begins: ['........667479704d3441', '........6674797069736f', '........667479706d7034'] },
  },
  { contentType: 'audio/wav', extensions: ['wav'], proof: { begins: ['52494646........57415645'] } },
  { contentType: 'audio/ogg', extensions: ['ogg', 'oga', 'opus'], proof: { begins: ['4f676753'] } },
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], proof: { begins: ['ffd8ff'] } },
  { contentType: 'image/png', extensions: ['png'], proof: { begins: ['89504e470d0a1a0a'] } },
  { contentType: 'image/gif', extensions: ['gif'], proof: { begins: ['474946383761', '474946383961'] } },
  { contentType: 'image/webp', extensions: ['webp'], proof: { begins: ['52494646........57454250'] } },
  { contentType: 'image/avif', extensions: ['avif'], proof: { begins: ['........6674797061766966'] } },
  { contentType: 'text/vtt', extensions: ['vtt'], proof: { text: /^WEBVTT(?:\s|$)/ } },
  { contentType: 'application/x-subrip', extensions: ['srt'], proof: { text: /^\s*\d+\s*\n\d\d:\d\d:\d\d/ } },
  { contentType: 'text/csv', extensions: ['csv'], proof: { text: null } },
  { contentType: 'text/markdown', extensions: ['md'], proof: { text: null } },
  { contentType: 'text/plain', extensions: ['txt'], proof: { text: null } },
];
