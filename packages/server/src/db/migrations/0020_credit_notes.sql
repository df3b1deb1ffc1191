CREATE TABLE "invoice_credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"user_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"pieces" jsonb NOT NULL,
	"shipping_fee" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"withheld_amount" bigint NOT NULL,
	"createtime" bigint NOT NULL,
	"mailtime" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	CONSTRAINT "invoice_credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_credit_notes_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "invoice_credit_notes_amounts" CHECK ("invoice_credit_notes"."amount" > 0 and "invoice_credit_notes"."shipping_fee" between 0 and "invoice_credit_notes"."amount" and "invoice_credit_notes"."withheld_amount" between 0 and "invoice_credit_notes"."amount")
);
--> statement-breakpoint
CREATE TABLE "document_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD COLUMN "credited_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_credit_notes" ADD CONSTRAINT "invoice_credit_notes_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_credit_notes" ADD CONSTRAINT "invoice_credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_credit_notes" ADD CONSTRAINT "invoice_credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_credit_notes_invoice" ON "invoice_credit_notes" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_credit_notes_user" ON "invoice_credit_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoice_credit_notes_unsent" ON "invoice_credit_notes" USING btree ("due_at") WHERE "invoice_credit_notes"."mailtime" is null;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_credited" CHECK ("invoice_orders"."credited_amount" between 0 and "invoice_orders"."amount");