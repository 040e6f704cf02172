/** The two ways to prove that a person is there. */
export type ProofWay = 'puzzle' | 'picture';

/** Where the sending of a code stands. */
export type SmsCodeState =
  /** `isAgain` once a code was sent to this number. */
  | { status: 'ready'; isAgain: boolean }
  /** A puzzle or a picture is open; `isSending` while its answer is on its way. */
  | { status: 'proving'; way: ProofWay; isSending: boolean }
  | { status: 'sending' }
  /** No further code for so long. */
  | { status: 'waiting'; seconds: number };

export type SmsStatus = SmsCodeState['status'];

/** Legal moves. Everything else is refused, so that a code is never sent twice. */
export const smsMoves: Record<SmsStatus, readonly SmsStatus[]> = {
  ready: ['ready', 'proving', 'sending', 'waiting'],
  proving: ['ready', 'proving', 'sending', 'waiting'],
  sending: ['ready', 'waiting'],
  waiting: ['ready', 'waiting'],
};
