const draw = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${body}</svg>`)}`;

/** Hills at dusk: a landscape with a clear up and down. */
export const landscape = draw(
  '<rect width="320" height="180" fill="#E9E2D0"/><circle cx="236" cy="58" r="24" fill="#C2392B" opacity=".8"/>' +
    '<path d="M0 128 70 78l54 42 62-60 134 78v42H0Z" fill="#7FA79B"/><path d="M0 150 92 112l84 34 60-26 84 34v26H0Z" fill="#2F6B60"/>',
);

/** A head and shoulders, square in the middle. */
export const portrait = draw(
  '<rect width="320" height="180" fill="#D8C8A4"/><circle cx="160" cy="76" r="36" fill="#6B4B2A"/><path d="M92 180c0-44 30-66 68-66s68 22 68 66Z" fill="#35594F"/>',
);

/** An address that answers, but not with a picture. */
export const broken = 'data:image/png;base64,AAAA';
