import type { AgreementName } from '@shuyuan/api-client';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pages } from '../../db/schema.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { agreementStrings } from './agreements.strings.ts';
import { findSettings } from './config.repo.ts';
import { configStrings } from './config.strings.ts';
import { readSettings } from './site-settings.ts';

interface AgreementText {
  title: string;
  /** HTML. */
  content: string;
  /** Null for a built-in text. */
  updatedAt: Date | null;
}

/** Makes the function that returns an agreement: the page that the school shows of this name, else the built-in text. */
export function agreementFinder({
  config: { uploadLogUrl },
  cloudVideo,
}: Pick<ModuleDeps, 'config' | 'cloudVideo'>) {
  const facts = { sendsUploadLines: uploadLogUrl !== undefined, keepsVideos: cloudVideo.isOwnStore };
  return async (db: Database, name: AgreementName): Promise<AgreementText> => {
    const [own] = await db
      .select({ title: pages.title, content: pages.content, updatedAt: pages.updatedAt })
      .from(pages)
      .where(and(eq(pages.name, name), eq(pages.isShown, true)));
    if (own) return own;
    const { webname } = readSettings(await findSettings(db), configStrings);
    const { title, content } = agreementStrings[name];
    return { title, content: content(escapeHtml(webname), facts), updatedAt: null };
  };
}
