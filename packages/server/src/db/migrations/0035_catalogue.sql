CREATE TABLE "product_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sheet" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"import_options" jsonb,
	"export_options" jsonb,
	"content" text DEFAULT '' NOT NULL,
	"report" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"is_writing" boolean DEFAULT false NOT NULL,
	"is_canceled" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" bigint,
	"actor" text NOT NULL,
	"createtime" bigint NOT NULL,
	"endtime" bigint
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "image_alts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "original_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "actor" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_transfers_open" ON "product_transfers" USING btree ("id") WHERE "product_transfers"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "stock_movements_time" ON "stock_movements" USING btree ("createtime","id");