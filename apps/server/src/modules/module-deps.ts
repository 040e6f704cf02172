import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../calendar/clock.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { ObjectStore } from '../blobs/object-store.ts';
import type { Database } from '../db/database.ts';
import type { FileReading } from '../file-reading/file-reading.ts';
import type { Notices } from '../db/notices.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { CloudVideo } from '../services-outside/cloud-video/cloud-video.ts';
import type { PaymentEvents, PaymentServices } from '../services-outside/payments/scan-payment.ts';
import type { SmsSender } from '../services-outside/sms/sms-sender.ts';
import type { WechatScan, WechatScanEvents } from '../services-outside/wechat/wechat-scan.ts';
import type { AccessFacts } from '../contract/check-access.ts';
import type { Implementation, Viewer } from '../contract/implement.ts';

/** What a module is built from. Nothing else is reached for. */
export interface ModuleDeps {
  /** The pool. Handlers use the `db` of their call instead. */
  db: Database;
  /** Between the servers: that there is something to look at. */
  notices: Notices;
  clock: Clock;
  blobs: BlobStore;
  /** What people upload themselves. */
  objects: ObjectStore;
  /** Reads files that people send. */
  files: FileReading;
  limiter: Limiter;
  sms: SmsSender;
  cloudVideo: CloudVideo;
  /** Null where signing in by WeChat is not offered. */
  wechat: WechatScan | null;
  /** Who takes money of the orders. */
  payments: PaymentServices;
  log: FastifyBaseLogger;
  config: {
    /** Address of the site as visitors know it, without a trailing slash. */
    publicUrl: string;
    /** Where pages send lines about uploads; left out when they send none. */
    uploadLogUrl?: string;
  };
}

/** What `src/modules/index.ts` builds: `createModules(deps: ModuleDeps): Modules`. */
export interface Modules {
  implementation: Implementation;
  /** Serves what has an address outside of the calls: pictures of the media library. */
  addFiles: (app: FastifyInstance) => void;
  /** The viewer of an opaque bearer token; null when it is unknown, expired or ended. */
  authenticate: (token: string) => Promise<Viewer | null>;
  access: AccessFacts;
  /** Removes what has had its time. Any number of servers may do so at once. */
  tidy: (db: Database) => Promise<void>;
  /** Closes the orders that have had their time; often, since somebody may have paid whose word was lost. Likewise. */
  settleOrders: (db: Database) => Promise<void>;
  /** Submits the attempts at papers whose time is over, whether or not their learner is there. Likewise. */
  submitDueAttempts: (db: Database) => Promise<void>;
  /** Tells by text message, whoever wants that, how much they have not read. Likewise. */
  sendDigests: (db: Database) => Promise<void>;
  /** Hears of what happens on a telephone to the pictures of a sign-in by WeChat. */
  wechatScans: WechatScanEvents;
  /** Hears of money that came. */
  payments: PaymentEvents;
  /** Makes the account of a mobile number, or a new one, the administrator. False when it was already. */
  appointAdministrator: (mobile: string) => Promise<boolean>;
  demonstration: {
    /**
     * Puts in the demonstration content and accounts, once: what has run here is not run again. `db` is the
     * transaction of the whole seeding.
     */
    seed: (db: Database) => Promise<void>;
    /** Who can sign in because the seed has run here; empty when it never did. */
    accounts: (db: Database) => Promise<DemonstrationAccount[]>;
  };
}

export interface DemonstrationAccount {
  /** `learner`, `teacher` or `administrator`. */
  role: string;
  mobile: string;
  password: string;
}
