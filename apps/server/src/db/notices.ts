import pg from 'pg';

/** A word from one server to all on this database that there is something to look at. It says nothing else. */
export interface Notices {
  /**
   * Sends one within a fifth of a second, after everything that has been committed until now; calls that come meanwhile share
   * it. One that cannot be sent is lost: whoever waits for it looks by themselves, too.
   */
  send: () => void;
  /** Calls back with each that any server sends, itself included, until the returned function is called. */
  hear: (onNotice: () => void) => () => void;
}

export interface NoticesDeps {
  /** How the database is reached, for the one connection that hears; it is open while somebody hears. */
  config: pg.ClientConfig;
  query: (text: string) => Promise<unknown>;
  /** The connection that hears broke, or could not be opened. It is opened again. */
  onBroken: (error: Error) => void;
}

const channel = 'shuyuan_notices';

/** A burst of calls shares one notice: a class that hands in at once sends five a second, not a thousand. */
const gatherFor = 200;

const retryAfter = 5_000;

/** Sends by `query`, which no call waits for, and hears on a connection of its own. After `close` nothing is sent or heard. */
export function createNotices(deps: NoticesDeps): Notices & { close: () => void } {
  const hearers = new Set<() => void>();
  let gathering: NodeJS.Timeout | undefined;
  let closeEar: (() => void) | undefined;
  const notify = () => {
    gathering = undefined;
    deps.query(`select pg_notify('${channel}', '')`).catch(() => {});
  };
  return {
    send() {
      gathering ??= setTimeout(notify, gatherFor);
    },
    hear(onNotice) {
      hearers.add(onNotice);
      closeEar ??= openEar(deps, () => hearers.forEach((tell) => tell()));
      return () => {
        hearers.delete(onNotice);
        if (hearers.size > 0) return;
        closeEar?.();
        closeEar = undefined;
      };
    },
    close() {
      clearTimeout(gathering);
      hearers.clear();
      closeEar?.();
    },
  };
}

/** A connection that listens, and another when it breaks. Whoever hears is called once it listens: what came before was missed. */
function openEar({ config, onBroken }: NoticesDeps, onNotice: () => void): () => void {
  let client: pg.Client;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const open = () => {
    const opened = (client = new pg.Client({
      ...config,
      application_name: 'shuyuan notices',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    }));
    let isBroken = false;
    const reopen = (error: Error) => {
      if (isBroken || isClosed) return;
      isBroken = true;
      onBroken(error);
      opened.connection.stream.destroy();
      retry = setTimeout(open, retryAfter);
    };
    opened.on('error', reopen);
    opened.on('end', () => reopen(new Error('The connection that hears notices ended.')));
    opened.on('notification', onNotice);
    opened
      .connect()
      .then(() => opened.query(`listen ${channel}`))
      .then(onNotice, reopen);
  };
  open();
  return () => {
    isClosed = true;
    clearTimeout(retry);
    client.connection.stream.destroy();
  };
}
