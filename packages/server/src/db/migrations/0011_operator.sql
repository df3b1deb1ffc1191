CREATE TABLE "operator_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"createtime" bigint NOT NULL,
	"lastusetime" bigint,
	"revoketime" bigint,
	CONSTRAINT "operator_keys_name_unique" UNIQUE("name"),
	CONSTRAINT "operator_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"arguments" jsonb NOT NULL,
	"text" text NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"expressname" text DEFAULT '' NOT NULL,
	"expressno" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	"createtime" bigint NOT NULL,
	"updatetime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_logs" ADD COLUMN "claim" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_logs" ADD COLUMN "intent_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_nums" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_parcels_order" ON "order_parcels" USING btree ("order_id","id");