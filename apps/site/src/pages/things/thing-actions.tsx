import { FavoriteButton, ThumbsUpButton, type ThumbsUpButtonProps } from '@shuyuan/widgets/reading';
import { useSite } from '../../stores/site-context.tsx';

export interface ThingActionsProps {
  thing: ThumbsUpButtonProps['thing'];
  marks: { is_collect: boolean; is_thumbs_up: boolean; thumbs_up_count: number };
}

/** What everybody can do with a course, a video or a column: like it, and set it aside. */
export function ThingActions({ thing, marks }: ThingActionsProps) {
  const { study } = useSite().client;
  return (
    <>
      <ThumbsUpButton study={study} thing={thing} isOn={marks.is_thumbs_up} count={marks.thumbs_up_count} />
      <FavoriteButton study={study} favorite={thing} isCollected={marks.is_collect} />
    </>
  );
}
