export interface Choice {
  before: string[];
  after: string[];
}

export function chooseStories(
  given: Choice & { parts: string[]; changed: string[]; affected: string[] },
): Choice;
