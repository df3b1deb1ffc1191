CREATE TABLE "aftersale_exchanges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aftersale_id" integer NOT NULL,
	"sku_id" integer NOT NULL,
	"goods_sn" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"nums" integer NOT NULL,
	"has_come_back" boolean NOT NULL,
	"expressname" text NOT NULL,
	"expressno" text NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "aftersale_exchanges_once" UNIQUE("aftersale_id"),
	CONSTRAINT "aftersale_exchanges_nums" CHECK ("aftersale_exchanges"."nums" > 0)
);
--> statement-breakpoint
CREATE TABLE "aftersale_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aftersale_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"aftersale_id" integer NOT NULL,
	"author" text NOT NULL,
	"words" text NOT NULL,
	"images" jsonb NOT NULL,
	"readtime" bigint,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "aftersales" ADD COLUMN "pictures_due" bigint;--> statement-breakpoint
ALTER TABLE "aftersales" ADD COLUMN "is_exchanged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "exchanged_nums" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "exchanged_for_id" integer;--> statement-breakpoint
ALTER TABLE "aftersale_exchanges" ADD CONSTRAINT "aftersale_exchanges_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_exchanges" ADD CONSTRAINT "aftersale_exchanges_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aftersale_messages" ADD CONSTRAINT "aftersale_messages_aftersale_id_aftersales_id_fk" FOREIGN KEY ("aftersale_id") REFERENCES "public"."aftersales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aftersale_messages_of" ON "aftersale_messages" USING btree ("aftersale_id","id");--> statement-breakpoint
CREATE INDEX "aftersale_messages_unread" ON "aftersale_messages" USING btree ("aftersale_id","author") WHERE "aftersale_messages"."readtime" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_exchanged" ON "stock_movements" USING btree ("exchanged_for_id") WHERE "stock_movements"."exchanged_for_id" is not null;