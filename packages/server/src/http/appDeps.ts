import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { Backup } from '../ports/backup.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compressor } from '../ports/compressor.ts';
import type { Documents } from '../ports/documents.ts';
import type { Gazetteer, Geocoder } from '../ports/geocoding.ts';
import type { Images } from '../ports/images.ts';
import type { LocalFiles } from '../ports/localFiles.ts';
import type { Logger } from '../ports/logger.ts';
import type { Sender } from '../ports/messenger.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { ParcelTracker } from '../ports/logistics.ts';
import type { PasswordHasher } from '../ports/passwordHasher.ts';
import type { PaymentProvider } from '../ports/payment.ts';
import type { Random } from '../ports/random.ts';
import type { Translator } from '../ports/translator.ts';
import type { FileStore, UploadIntake, UploadQuotas } from '../ports/uploads.ts';
import type { Wechat } from '../ports/wechat.ts';
import type { WebhookSender } from '../ports/webhookSender.ts';
import type { ReplyCache } from './replyCache.ts';
import type { RequestContext } from './requestContext.ts';
import type { Settings } from './settings.ts';

/** What modules need from outside; they log with the log of the request, which comes with its context. */
export interface AppDeps {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly hasher: PasswordHasher;
  readonly sms: Sender;
  readonly mail: Sender;
  /** WeChat's log-in; absent: the shop has no app there. */
  readonly wechat?: Wechat | undefined;
  /** Providers beside the built-in sandbox wallet. */
  readonly payments: readonly PaymentProvider[];
  /** Takes, checks and keeps the files of shoppers. */
  readonly uploads: {
    readonly intake: UploadIntake;
    readonly files: FileStore;
    readonly images: Images;
    /** The files are on this machine alone, while other nodes may share the database. @default false */
    readonly isLocal?: boolean | undefined;
    /** How many bytes shoppers may upload. @default `defaultQuotas` */
    readonly quotas?: UploadQuotas | undefined;
  };
  /** Sets invoices as files. */
  readonly documents: Documents;
  /** Asks carriers where parcels are; absent: the shop's own track is shown. */
  readonly parcels?: ParcelTracker | undefined;
  /** Knows where towns are; absent: points are not found. */
  readonly gazetteer?: Gazetteer | undefined;
  /** Knows streets; absent: points are found by their towns. */
  readonly geocoder?: Geocoder | undefined;
  /** Translates what shoppers write; absent: readers are offered none. */
  readonly translator?: Translator | undefined;
  /** Tells other systems of orders; absent: what is to be told waits. */
  readonly webhooks?: WebhookSender | undefined;
  /** Address of the caller, '' if unknown; the adapter knows which proxies to trust. */
  readonly clientAddress: (request: Request, bindings: unknown) => string;
  /** Serves the mall's files and pictures; null for a path it does not have. */
  readonly files?: ((request: Request) => Promise<Response | null>) | undefined;
  /** Compresses long replies; absent: they travel as they are. */
  readonly compressor?: Compressor | undefined;
  /** Keeps catalogue answers for a few seconds; absent: every call reads the database. */
  readonly replyCache?: ReplyCache | undefined;
  /** Takes work that is left to do when the node closes, after its last request and before the database; absent: nothing waits for it. */
  readonly beforeClose?: ((work: () => Promise<void>) => void) | undefined;
  /** Backs up the embedded database; absent on a PostgreSQL server. */
  readonly backup?: Backup | undefined;
  /** Files of this machine, for operator commands. */
  readonly localFiles?: LocalFiles | undefined;
  /** Throws unless the database replies; absent: the probe queries `db`. */
  readonly ping?: (() => Promise<void>) | undefined;
  /** Whether the node is about to stop; absent: never. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Counts requests and jobs for `/metrics`; absent: there is no such page. */
  readonly metrics?: Metrics | undefined;
  /** Secret of operator commands; absent: none are taken. */
  readonly operatorSecret?: string | undefined;
  /** Parses every reply by its contract and throws on a mismatch; for tests. @default false */
  readonly checkReplies?: boolean | undefined;
}

/** Everything the store needs from outside; of a request, job or command: with the log that names it. */
export interface StoreDeps extends AppDeps {
  readonly logger: Logger;
}

/** Types of the Hono app. */
export interface AppEnv {
  readonly Bindings: Record<string, unknown>;
  readonly Variables: {
    readonly deps: StoreDeps;
    /** Request id, language, country … of this request. */
    readonly base: Omit<RequestContext, 'db' | 'shopper' | 'afterCommit'>;
    /** Value of the `token` header, '' without. */
    readonly token: string;
    /** How the call ended, for metrics and log: `ok`, or the reason of the refusal. */
    readonly outcome?: string | undefined;
  };
}

/** The router that modules add their calls to. */
export type StoreApp = Hono<AppEnv>;

/** One noun of the store: adds its calls and pages to the app. */
export type StoreModule = (app: StoreApp, deps: AppDeps) => void;
