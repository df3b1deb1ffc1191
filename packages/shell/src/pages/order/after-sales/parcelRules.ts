/** The form values of the return parcel. */
export interface ParcelDraft {
  /** Code of the carrier, '' for none. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly phone: string;
}

/** Key of the message for each invalid field. */
export type ParcelProblems = Partial<Record<keyof ParcelDraft, ParcelCheck>>;

type ParcelCheck = 'check.logistics.company' | 'check.logistics.number' | 'check.logistics.phone';

const checks = {
  carrier: 'check.logistics.company',
  trackingNumber: 'check.logistics.number',
  phone: 'check.logistics.phone',
} as const satisfies Record<keyof ParcelDraft, ParcelCheck>;

const wireNames = { expressname: 'carrier', expressno: 'trackingNumber', mobile: 'phone' } as const;

/** Missing or invalid fields; a phone number is digits, as the server accepts it. */
export function parcelProblems({ carrier, trackingNumber, phone }: ParcelDraft): ParcelProblems {
  return {
    ...(carrier === '' ? { carrier: checks.carrier } : {}),
    ...(/^[\w -]+$/u.test(trackingNumber.trim()) ? {} : { trackingNumber: checks.trackingNumber }),
    ...(/^\d{4,20}$/u.test(phone.trim()) ? {} : { phone: checks.phone }),
  };
}

/** The fields that the server rejected. */
export function refusedParcelProblems(fields: Readonly<Record<string, unknown>>): ParcelProblems {
  return Object.fromEntries(
    Object.entries(wireNames)
      .filter(([wire]) => wire in fields)
      .map(([, field]) => [field, checks[field]]),
  );
}
