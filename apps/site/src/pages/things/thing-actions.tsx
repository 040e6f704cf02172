import {
  FavoriteButton,
  ShareButton,
  ThumbsUpButton,
  type ThumbsUpButtonProps,
} from '@shuyuan/widgets/reading';
import { paths } from '../../paths/paths.ts';
import { useSite } from '../../stores/site-context.tsx';

export interface ThingActionsProps {
  thing: { type: 'course' | 'video' | 'combo'; id: ThumbsUpButtonProps['thing']['id'] };
  /** What the shared address is called. */
  title: string;
  marks: { is_collect: boolean; is_thumbs_up: boolean; thumbs_up_count: number };
}

/** What everybody can do with a course, a video or a column: like it, set it aside, and hand it on. */
export function ThingActions({ thing, title, marks }: ThingActionsProps) {
  const { client, page } = useSite();
  const { study } = client;
  const address = new URL(paths[thing.type](Number(thing.id)), page.url()).href;
  return (
    <>
      <ThumbsUpButton study={study} thing={thing} isOn={marks.is_thumbs_up} count={marks.thumbs_up_count} />
      <FavoriteButton study={study} favorite={thing} isCollected={marks.is_collect} />
      <ShareButton address={address} name={title} />
    </>
  );
}
