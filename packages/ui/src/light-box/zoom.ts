/** How a picture lies on the stage: 1 is all of it; `x` and `y` are pixels from the middle. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Room {
  stage: Size;
  /** The whole picture, as large as the stage allows. */
  picture: Size;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

export const closest = 8;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Keeps the picture's edges out of the stage's, and a picture that is smaller than the stage in its middle. */
function within({ scale, x, y }: View, { stage, picture }: Room): View {
  const reachX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const reachY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: between(-reachX, x, reachX), y: between(-reachY, y, reachY) };
}

/** Comes closer or goes away; the point, in pixels from the middle of the stage, stays under the finger. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }, room: Room): View {
  const scale = between(1, view.scale * factor, closest);
  const growth = scale / view.scale;
  return within(
    { scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    room,
  );
}

export const panBy = (view: View, x: number, y: number, room: Room): View =>
  within({ ...view, x: view.x + x, y: view.y + y }, room);
