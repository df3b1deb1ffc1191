import type { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import type { AppIssuers } from '../ports/appIssuers.ts';
import type { Backup } from '../ports/backup.ts';
import type { Clock } from '../ports/clock.ts';
import type { Compressor } from '../ports/compressor.ts';
import type { Doctor } from '../ports/doctor.ts';
import type { Documents } from '../ports/documents.ts';
import type { Gazetteer, Geocoder } from '../ports/geocoding.ts';
import type { Images } from '../ports/images.ts';
import type { LocalFiles } from '../ports/localFiles.ts';
import type { Logger } from '../ports/logger.ts';
import type { Sender } from '../ports/messenger.ts';
import type { NodeCondition } from '../ports/nodeCondition.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { ParcelTracker } from '../ports/logistics.ts';
import type { CardsVisit } from '../ports/pageRenderer.ts';
import type { PasswordHasher } from '../ports/passwordHasher.ts';
import type { PaymentProvider } from '../ports/payment.ts';
import type { Replica } from '../ports/replica.ts';
import type { Random } from '../ports/random.ts';
import type { OpenPreview } from '../ports/storefrontPreview.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { SecretBox } from '../ports/secretBox.ts';
import type { Translator } from '../ports/translator.ts';
import type { FileStore, UploadIntake, UploadQuotas } from '../ports/uploads.ts';
import type { Wechat } from '../ports/wechat.ts';
import type { WebhookSender } from '../ports/webhookSender.ts';
import type { ReplyCache } from './replyCache.ts';
import type { RequestContext } from './requestContext.ts';
import type { Settings } from './settings.ts';

/** External dependencies of the modules; they log with the request's logger, which comes with its context. */
export interface AppDeps {
  readonly db: Database;
  readonly settings: Settings;
  /** Reads `settings` with what the owner has changed of them; absent: they are as they are. */
  readonly readSettings?: (() => Promise<Settings>) | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly hasher: PasswordHasher;
  /** Encrypts stored secrets; absent: there is no key, and they are stored as they are. */
  readonly secrets?: SecretBox | undefined;
  readonly sms: Sender;
  readonly mail: Sender;
  /** WeChat log-in; absent: the shop has no app there. */
  readonly wechat?: Wechat | undefined;
  /** Apps whose statements about their users are trusted; absent: there are none. */
  readonly appIssuers?: AppIssuers | undefined;
  /** Providers in addition to the built-in sandbox wallet. */
  readonly payments: readonly PaymentProvider[];
  /** Receives, validates and stores shoppers' files. */
  readonly uploads: {
    readonly intake: UploadIntake;
    readonly files: FileStore;
    readonly images: Images;
    /** The files are only on this machine, while other nodes may share the database. @default false */
    readonly isLocal?: boolean | undefined;
    /** How many bytes shoppers may upload. @default `defaultQuotas` */
    readonly quotas?: UploadQuotas | undefined;
  };
  /** Renders invoices as files. */
  readonly documents: Documents;
  /** Queries carriers for the tracks of parcels; absent: the shop's own track is shown. */
  readonly parcels?: ParcelTracker | undefined;
  /** Finds towns by coordinates; absent: nothing is found. */
  readonly gazetteer?: Gazetteer | undefined;
  /** Finds street addresses; absent: only towns are found. */
  readonly geocoder?: Geocoder | undefined;
  /** Translates what shoppers write; absent: no translation is offered. */
  readonly translator?: Translator | undefined;
  /** Sends webhooks about orders; absent: they stay queued. */
  readonly webhooks?: WebhookSender | undefined;
  /** Address of the caller, '' if unknown; the adapter handles trusted proxies. */
  readonly clientAddress: (request: Request, bindings: unknown) => string;
  /** Serves the storefront's files and pictures; null for a path it does not have. */
  readonly files?: ((request: Request) => Promise<Response | null>) | undefined;
  /**
   * Sends rendered product cards: `missing` where the storefront is not built, `unavailable` when they cannot be rendered
   * now; absent: the pages of partners have none.
   */
  readonly cards?:
    | ((request: Request, visit: CardsVisit) => Promise<Response | 'missing' | 'unavailable'>)
    | undefined;
  /**
   * The storefront's sanitiser, for HTML that operators write; HTML stays as it is where the storefront is not built.
   * Absent: there is none.
   */
  readonly toSafeHtml?: ((html: string) => Promise<string>) | undefined;
  /** Compresses long responses; absent: they are sent uncompressed. */
  readonly compressor?: Compressor | undefined;
  /** Caches what is the same for everybody; absent: every call reads the database. */
  readonly replyCache?: ReplyCache | undefined;
  /** A read-only copy of the database; absent: all reads use `db`. */
  readonly replica?: Replica | undefined;
  /**
   * Waits until the cache has dropped what committed changes touch, and the replica is read only where it has them. Never
   * rejects; absent: nothing is waited for.
   */
  readonly catchUp?: (() => Promise<void>) | undefined;
  /**
   * Registers work to finish when the node closes, after its last request and before the database closes;
   * absent: nothing waits for it.
   */
  readonly beforeClose?: ((work: () => Promise<void>) => void) | undefined;
  /** Backs up the embedded database; absent on a PostgreSQL server. */
  readonly backup?: Backup | undefined;
  /** Checks the set-up of this node; absent: `doctor` is refused. */
  readonly doctor?: Doctor | undefined;
  /** Shows pages of the storefront before shoppers see them; absent: there is no storefront. */
  readonly openPreview?: OpenPreview | undefined;
  /** Files on this machine, for operator commands. */
  readonly localFiles?: LocalFiles | undefined;
  /** Throws unless the database responds; absent: the probe queries `db`. */
  readonly ping?: (() => Promise<void>) | undefined;
  /** The condition of this node's tables and disk, as last known; absent: it is not reported. */
  readonly condition?: (() => NodeCondition) | undefined;
  /** Whether the node is about to stop; absent: never. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Counts requests and jobs for `/metrics`; absent: the page does not exist. */
  readonly metrics?: Metrics | undefined;
  /** Records what requests and jobs do; absent: nothing is recorded. */
  readonly tracer?: Tracer | undefined;
  /** Secret of operator commands; absent: they are refused. */
  readonly operatorSecret?: string | undefined;
  /** Parses every response with its contract and throws on a mismatch; for tests. @default false */
  readonly checkReplies?: boolean | undefined;
}

/** All dependencies of the store, with the logger of the current request, job or command. */
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
    /** Outcome of the call for metrics and log: `ok`, or the reason of the refusal. */
    readonly outcome?: string | undefined;
    /** Number of the order that the request is about; undefined where there is none. */
    readonly orderSn?: string | undefined;
  };
}

/** The router to which modules add their calls. */
export type StoreApp = Hono<AppEnv>;

/** A domain module of the store: adds its calls and pages to the app. */
export type StoreModule = (app: StoreApp, deps: AppDeps) => void;
