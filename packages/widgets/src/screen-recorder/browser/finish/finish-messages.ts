/** What the page asks of its worker, once. */
export interface FinishOrder {
  raw: Blob;
  /** Where the file shall lie, so that the memory need not hold it. */
  folder: string;
  name: string;
}

export type FinishNews = { kind: 'done'; file: Blob; duration: number } | { kind: 'failed'; message: string };
