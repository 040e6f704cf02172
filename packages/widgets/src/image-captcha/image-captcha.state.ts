/** A picture with letters to be typed, or a question in words for those who cannot see it. */
export type CaptchaForm = 'picture' | 'words';

/** What the person has to answer. */
export type Challenge =
  | { status: 'loading'; form: CaptchaForm }
  | { status: 'picture'; key: string; img: string }
  | { status: 'question'; key: string; question: string }
  /** `message` is what the server has said, null when it said nothing. */
  | { status: 'failed'; form: CaptchaForm; message: string | null };

/** Why the answer cannot be sent: it is empty, there is nothing to answer yet, or the server refused it in its words. */
export type CaptchaProblem = { kind: 'missing' } | { kind: 'unready' } | { kind: 'refused'; message: string };

export interface ImageCaptchaState {
  challenge: Challenge;
  /** What the person has typed. */
  text: string;
  /** Shown only after the field was left empty, or the form was sent. */
  problem: CaptchaProblem | null;
  /** Whether this is not the first challenge that was fetched. */
  isRenewed: boolean;
}

/** What is sent beside the mobile number. Good for one call. */
export interface CaptchaAnswer {
  image_key: string;
  image_captcha: string;
}
