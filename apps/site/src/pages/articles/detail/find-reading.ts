import { isApiError, type AnthologyDetail, type Client } from '@shuyuan/api-client';
import { prepareRichText } from '@shuyuan/ui/rich-text';
import { placeWithin, type Reading } from './reading.ts';

interface FindReadingDeps {
  client: Pick<Client, 'articles' | 'anthologies'>;
  log: (what: string, error: unknown) => void;
}

interface Wanted {
  id: number;
  /** The anthology that it is read as part of. */
  within: number | null;
}

/** The article with all that its text needs to be shown, and the anthology that it is read as part of. */
export async function findReading(
  deps: FindReadingDeps,
  { id, within }: Wanted,
  signal: AbortSignal,
): Promise<Reading> {
  const [detail, anthology] = await Promise.all([
    deps.client.articles.detail(id, { signal }),
    within === null ? null : findAnthology(deps, { id, within }, signal),
    prepareRichText(),
  ]);
  await prepareRichText(detail.article.render_content);
  return { detail, anthology };
}

/** Null when it does not come or does not hold the article, which can be read all the same. */
async function findAnthology(
  { client, log }: FindReadingDeps,
  { id, within }: { id: number; within: number },
  signal: AbortSignal,
): Promise<AnthologyDetail | null> {
  try {
    const found = await client.anthologies.detail(within, { signal });
    return placeWithin(found, id) && found;
  } catch (error) {
    if (!isApiError(error)) throw error;
    log(`anthology ${within}`, error);
    return null;
  }
}
