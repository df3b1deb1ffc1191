CREATE TABLE "order_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"parcel_id" integer,
	"amount" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"duetime" bigint,
	"senttime" bigint,
	"last_result" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_parcel_id_order_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."order_parcels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "order_mails" USING btree ("duetime") WHERE "order_mails"."duetime" is not null;--> statement-breakpoint
CREATE INDEX "order_mails_order" ON "order_mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_mails_createtime" ON "order_mails" USING btree ("createtime");