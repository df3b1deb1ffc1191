/** Seller or buyer in the head of a document. */
export interface DocumentParty {
  /** Label of the block, such as "Seller". */
  readonly heading: string;
  readonly name: string;
  /** Address, tax number and so on, one per line. */
  readonly lines: readonly string[];
}

/** A label with its value. */
export interface DocumentFact {
  readonly label: string;
  readonly value: string;
}

/** A purchased product. */
export interface DocumentLine {
  readonly position: string;
  readonly title: string;
  /** Selected attributes and SKU number, '' for none. */
  readonly detail: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** An invoice or a credit note as text: everything is translated, formatted and added up. */
export interface InvoiceDocument {
  /** Id of the interface language. */
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly facts: readonly DocumentFact[];
  /** '' in all lines for a document without unit prices, which has no such column. */
  readonly columns: Omit<DocumentLine, 'title' | 'detail'> & { readonly item: string };
  readonly orders: readonly {
    /** '' for an invoice of one order. */
    readonly heading: string;
    readonly lines: readonly DocumentLine[];
    /** The subtotals of the order, its total last; empty for an invoice of one order. */
    readonly sums: readonly DocumentFact[];
  }[];
  readonly sums: readonly DocumentFact[];
  readonly total: DocumentFact;
  /** Contains `{{page}}` and `{{pages}}`. */
  readonly pageOf: string;
  /** Small print at the end, by paragraph. */
  readonly closing: readonly string[];
}

/** A line of an order to pack. */
export interface PaperLine {
  readonly sku: string;
  readonly title: string;
  /** Selected attributes, '' for none. */
  readonly attributes: string;
  readonly quantity: string;
}

/** An order on paper. */
export interface PaperOrder {
  readonly number: string;
  /** When it was paid, as text. */
  readonly date: string;
  readonly recipient: string;
  /** '' for none. */
  readonly company: string;
  readonly phone: string;
  /** In the format of its country, with the country's name where it is abroad. */
  readonly address: readonly string[];
  readonly remark: string;
  readonly lines: readonly PaperLine[];
}

/** A picking list or address labels as text: everything is translated and formatted. */
export interface OrderPaper {
  readonly kind: 'picking-list' | 'labels';
  /** Labels: sheets of A4 with 2 x 4, or a page of 100 x 150 mm for each. */
  readonly format: 'sheet' | 'single';
  /** Id of the interface language. */
  readonly language: string;
  readonly shop: string;
  readonly title: string;
  /** How many orders and pieces there are. */
  readonly subtitle: string;
  readonly words: Readonly<Record<'sku' | 'product' | 'quantity' | 'remark', string>>;
  /** Contains `{{page}}` and `{{pages}}`. */
  readonly pageOf: string;
  /** The pieces of all orders, added up. */
  readonly all: readonly PaperLine[];
  readonly orders: readonly PaperOrder[];
}

/** Creates printable files. */
export interface Documents {
  /**
   * Renders the invoice or credit note as a PDF with embedded fonts; takes a second without blocking other
   * requests.
   */
  printInvoice(document: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a picking list or address labels as a PDF, in the same way. */
  printOrders(paper: OrderPaper): Promise<Uint8Array<ArrayBuffer>>;
}
