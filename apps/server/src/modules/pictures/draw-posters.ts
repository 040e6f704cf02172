import { escapeHtml } from '../../http/escape-html.ts';
import { invitationStrings as strings } from '../invitations/invitations.strings.ts';

interface PosterWords {
  school: string;
  /** Who shares. */
  nickName: string;
  /** The link as a picture, a `data:` URI. */
  code: string;
}

const looks = [
  { id: 1, name: strings.posters.paper, paper: '#FBFAF7', ink: '#1C1B19', muted: '#6B675F', mark: '#0E7A6B' },
  { id: 2, name: strings.posters.night, paper: '#14161A', ink: '#F2F0EA', muted: '#99958C', mark: '#4FC2AE' },
];

/** Posters of 750 by 1334 as SVG pictures, which any page shows and any telephone keeps. */
export const drawPosters = (words: PosterWords) =>
  looks.map(({ id, name, ...look }) => {
    const svg = posterOf(look, words);
    return { id, name, image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
  });

type Look = Omit<(typeof looks)[number], 'id' | 'name'>;

function posterOf({ paper, ink, muted, mark }: Look, { school, nickName, code }: PosterWords): string {
  const serif = `font-family="Songti SC, Noto Serif SC, serif"`;
  const sans = `font-family="PingFang SC, Microsoft YaHei, Noto Sans SC, sans-serif"`;
  const line = (y: number, size: number, fill: string, font: string, text: string) =>
    `<text x="375" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" ${font}>${escapeHtml(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1334" viewBox="0 0 750 1334">
<rect width="750" height="1334" fill="${paper}"/>
<rect x="40" y="40" width="670" height="1254" fill="none" stroke="${mark}" stroke-width="2"/>
<rect x="345" y="150" width="60" height="60" rx="6" fill="${mark}"/>
${line(330, 84, ink, serif, school)}
${line(410, 34, muted, serif, strings.posters.motto)}
<rect x="215" y="560" width="320" height="320" rx="16" fill="#FFFFFF"/>
<image x="225" y="570" width="300" height="300" href="${code}"/>
${line(960, 34, ink, sans, strings.posters.invites(nickName))}
${line(1020, 28, muted, sans, strings.posters.scan)}
</svg>`;
}
