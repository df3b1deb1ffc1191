import type { Money } from '../../rules/money.ts';
import type { AddressId, AreaId, EpochMs } from './ids.ts';

/** The shopper. */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string;
  readonly email: string;
  /** Absolute URL, '' for none. */
  readonly avatarUrl: string;
  readonly bio: string;
  readonly points: number;
  readonly money: Money;
  readonly hasPassword: boolean;
}

/** The shopper with counts of pending items. */
export interface UserWithCounts extends User {
  readonly orders: {
    readonly toPay: number;
    readonly toShip: number;
    readonly toReceive: number;
    readonly toEvaluate: number;
    readonly afterSale: number;
  };
  readonly couponCount: number;
  readonly favouriteCount: number;
}

/** A log-in: pass it to `session.signIn`. */
export interface LogIn {
  readonly token: string;
  readonly user: User;
}

/** Purpose of a verification code. */
export type CodeEvent =
  | 'register'
  | 'mobilelogin'
  | 'emaillogin'
  | 'resetpwd'
  | 'changepwd'
  | 'changemobile'
  | 'changeemail'
  | 'bind'
  | 'deleteaccount'
  | 'verify'
  | 'restock';

/** Recipient of a code. */
export type CodeRecipient =
  | {
      readonly mobile: string;
      /** Phone prefix without plus. @default '86' */
      readonly areaCode?: string | undefined;
    }
  | { readonly email: string };

/** An account of a provider or an app that can log in to the shopper's account. */
export interface LinkedLogIn {
  readonly id: number;
  /** `app`: an app with its own accounts. */
  readonly platform: 'wechat' | 'sandbox' | 'app';
  /** Name of the app, '' for a provider. */
  readonly name: string;
  /** The person's name there, '' if unknown. */
  readonly nickname: string;
  readonly linkedAt: EpochMs | undefined;
}

/** A device with an active session. */
export interface LoggedInDevice {
  readonly id: number;
  /** 'web', 'ios', 'android' or 'mini-program'; '' if unknown. */
  readonly platform: string;
  /** '' if unknown. */
  readonly model: string;
  /** '' if unknown. */
  readonly brand: string;
  readonly loggedInAt: EpochMs | undefined;
  readonly lastSeenAt: EpochMs | undefined;
  /** The current device. */
  readonly isCurrent: boolean;
}

/** An address of the shopper. */
export interface Address {
  readonly id: AddressId;
  readonly kind: 'domestic' | 'overseas';
  readonly receiver: string;
  readonly mobile: string;
  /** One line, region included. */
  readonly address: string;
  /** The part after the region. */
  readonly detail: string;
  /** The region in words, '' if unknown. */
  readonly region: string;
  readonly provinceId: AreaId | undefined;
  readonly cityId: AreaId | undefined;
  /** District. */
  readonly areaId: AreaId | undefined;
  readonly zipcode: string;
  readonly countryCode: string;
  readonly countryName: string;
  /** Fields of an overseas address only; undefined for a domestic one. */
  readonly overseas: OverseasPlace | undefined;
  /** Billing address; undefined when it is the same. */
  readonly billing: OverseasPlace | undefined;
  readonly isDefault: boolean;
  readonly createdAt: EpochMs | undefined;
}

/** Form fields of an overseas address. */
export interface OverseasPlaceForm {
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Dialling prefix of the country, without the plus sign. */
  readonly dialCode: string;
  readonly mobile: string;
  /** In the format of its country. */
  readonly zipcode: string;
  /** '' for none. */
  readonly extension: string;
  readonly province: string;
  readonly city: string;
  /** Street and number. */
  readonly detail: string;
  /** '' for none. */
  readonly email: string;
  /** '' for none. */
  readonly company: string;
}

/** An overseas place with its recipient. */
export interface OverseasPlace extends OverseasPlaceForm {
  /** In the reader's language. */
  readonly countryName: string;
}

/** Data to save an overseas address. */
export interface OverseasAddressForm {
  /** Undefined for a new one. */
  readonly id?: AddressId | undefined;
  readonly place: OverseasPlaceForm;
  /** Undefined when the billing address is the same. */
  readonly billing: OverseasPlaceForm | undefined;
  readonly isDefault: boolean;
}

/** A country or region available for overseas addresses. */
export interface Country {
  /** ISO 3166 alpha-3. */
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
  /** Dialling prefix, without the plus sign. */
  readonly dialCode: string;
  /** ISO 3166 alpha-2, as used by browsers; '' from a server that does not send it. */
  readonly region: string;
}

/** Data to save a domestic address. */
export interface AddressForm {
  /** Undefined for a new one. */
  readonly id?: AddressId | undefined;
  readonly receiver: string;
  readonly mobile: string;
  /** District. */
  readonly areaId: AreaId;
  readonly detail: string;
  readonly isDefault: boolean;
}

/** Address of a point, as far as it is known. */
export interface FoundPlace {
  /** The finest known level. */
  readonly level: 'country' | 'province' | 'city' | 'district' | 'street';
  /** ISO 3166 alpha-3. */
  readonly countryCode: string;
  /** In the reader's language. */
  readonly countryName: string;
  /** Province, city and district of a domestic address, as many as are known; empty for overseas addresses. */
  readonly areas: readonly Area[];
  /** Province or state of an overseas address, '' if unknown. */
  readonly province: string;
  /** City or town of an overseas address, '' if unknown. */
  readonly city: string;
  /** Street and house number, '' if unknown. */
  readonly street: string;
  /** '' if unknown. */
  readonly postCode: string;
}

/** A province, city or district. */
export interface Area {
  readonly id: AreaId;
  readonly name: string;
}
