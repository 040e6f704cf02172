export interface LimitRule {
  /** Takes allowed within one window. */
  limit: number;
  windowSeconds: number;
}

export interface Taken {
  allowed: boolean;
  /** Whole seconds until the next take is allowed; 0 when this one was. */
  retryAfter: number;
}

/** Counts in the database, so that it holds over any number of server processes. */
export interface Limiter {
  /** Counts one try. `key` names the rule and whom it limits: `login:mobile:13800000001`. */
  take: (key: string, rule: LimitRule) => Promise<Taken>;
  /** Takes one try back that came to nothing, for instance a message that could not be sent. */
  giveBack: (key: string) => Promise<void>;
  /** Forgets the tries of a key, for instance after a successful sign-in. */
  clear: (key: string) => Promise<void>;
}
