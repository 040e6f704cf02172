/** A moment that the description names at the start of a line. */
export interface Chapter {
  /** Seconds. */
  at: number;
  label: string;
}

const line = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?:\s(.*))?$/;

/** The moments of a description, in the order of its lines; those after the end of the recording are none. */
export function chaptersOf(description: string, duration: number | null): Chapter[] {
  return description.split('\n').flatMap((text) => {
    const found = line.exec(text.trim());
    if (!found) return [];
    const [, hours = '0', minutes = '0', seconds = '0', label = ''] = found;
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    return duration !== null && at > duration ? [] : [{ at, label: label.trim() }];
  });
}
