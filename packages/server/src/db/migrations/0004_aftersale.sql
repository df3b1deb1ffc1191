CREATE TABLE "aftersale_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aftersale_id" integer NOT NULL,
	"actor" text NOT NULL,
	"text" jsonb NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aftersales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_sn" text NOT NULL,
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"type" integer NOT NULL,
	"nums" integer NOT NULL,
	"goods_amount" bigint NOT NULL,
	"freight_amount" bigint DEFAULT 0 NOT NULL,
	"is_whole" boolean NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"images" jsonb NOT NULL,
	"videos" jsonb NOT NULL,
	"return_type" integer DEFAULT 1 NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"expressname" text DEFAULT '' NOT NULL,
	"expressno" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'auditing' NOT NULL,
	"salestate_before" integer NOT NULL,
	"deadline" bigint,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "aftersales_refundSn_unique" UNIQUE("refund_sn"),
	CONSTRAINT "aftersales_amounts" CHECK ("aftersales"."nums" > 0 and "aftersales"."goods_amount" >= 0 and "aftersales"."freight_amount" >= 0 and "aftersales"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"aftersale_id" integer NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "refunds_refundNo_unique" UNIQUE("refund_no"),
	CONSTRAINT "refunds_aftersaleId_unique" UNIQUE("aftersale_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_logs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"command" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id"),
	CONSTRAINT "invoice_orders_once" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_sn" text NOT NULL,
	"file_key" text NOT NULL,
	"user_id" integer NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"head_type" integer NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"createtime" bigint NOT NULL,
	"issuetime" bigint,
	"mailtime" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint NOT NULL,
	CONSTRAINT "invoices_invoiceSn_unique" UNIQUE("invoice_sn"),
	CONSTRAINT "invoices_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "aftersale_id" integer;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "attachment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "orderstate_before" integer;--> statement-breakpoint
ALTER TABLE "aftersale_logs" ADD CONSTRAINT "aftersale_logs_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aftersale_logs_of" ON "aftersale_logs" USING btree ("aftersale_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "aftersales_running" ON "aftersales" USING btree ("line_id") WHERE "aftersales"."stage" in ('auditing', 'returning', 'sent');--> statement-breakpoint
CREATE INDEX "aftersales_line" ON "aftersales" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "aftersales_user" ON "aftersales" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "aftersales_stage" ON "aftersales" USING btree ("stage","updatetime");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."state" < 2;--> statement-breakpoint
CREATE INDEX "operator_logs_time" ON "operator_logs" USING btree ("createtime");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_unsent" ON "invoices" USING btree ("due_at") WHERE "invoices"."mailtime" is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_returned" UNIQUE("aftersale_id","sku_id");