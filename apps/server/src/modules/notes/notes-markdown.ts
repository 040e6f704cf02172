import { htmlToMarkdown, markdownText } from './html-to-markdown.ts';
import type { NoteRow } from './notes.repo.ts';
import { noteStrings as strings } from './notes.strings.ts';

type ExportedNote = Pick<
  NoteRow,
  | 'title'
  | 'content'
  | 'resourceType'
  | 'resourceTitle'
  | 'second'
  | 'paragraph'
  | 'courseTitle'
  | 'createdAt'
>;

/** Notes as one text: under a heading for each thing they are about, in the order in which they come. */
export function notesMarkdown(notes: readonly ExportedNote[]): string {
  const about = Map.groupBy(notes, headingOf);
  const parts = [...about].map(([heading, own]) =>
    [`## ${markdownText(heading)}`, ...own.map(noteOf)].join('\n\n'),
  );
  return `${[`# ${strings.heading}`, ...parts].join('\n\n')}\n`;
}

function headingOf({ resourceType, resourceTitle, courseTitle }: ExportedNote): string {
  if (resourceType === null) return courseTitle || strings.standalone;
  const title = resourceTitle || strings.gone;
  return courseTitle === '' ? title : `${courseTitle} · ${title}`;
}

function noteOf(note: ExportedNote): string {
  const place = placeOf(note);
  const head = [place && `[${place}]`, note.title && markdownText(note.title)].filter(Boolean).join(' ');
  return [head && `**${head}**`, htmlToMarkdown(note.content)].filter(Boolean).join('\n\n');
}

function placeOf({ second, paragraph }: ExportedNote): string {
  if (second !== null) return clock(second);
  return paragraph === null ? '' : strings.paragraph(paragraph + 1);
}

const pad = (value: number) => String(value).padStart(2, '0');

/** As players write it: `03:12`, above an hour `1:03:12`. */
const clock = (second: number) =>
  `${second >= 3600 ? `${Math.floor(second / 3600)}:` : ''}${pad(Math.floor(second / 60) % 60)}:${pad(second % 60)}`;
