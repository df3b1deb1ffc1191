CREATE TABLE "restock_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku_id" integer NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"createtime" bigint NOT NULL,
	"expiretime" bigint NOT NULL,
	"queuetime" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"duetime" bigint,
	"donetime" bigint,
	"last_result" text DEFAULT '' NOT NULL,
	CONSTRAINT "restock_alerts_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "restock_skus" (
	"sku_id" integer PRIMARY KEY NOT NULL,
	"backtime" bigint
);
--> statement-breakpoint
ALTER TABLE "restock_alerts" ADD CONSTRAINT "restock_alerts_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_alerts" ADD CONSTRAINT "restock_alerts_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_skus" ADD CONSTRAINT "restock_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_alerts_open" ON "restock_alerts" USING btree ("sku_id","email") WHERE "restock_alerts"."donetime" is null;--> statement-breakpoint
CREATE INDEX "restock_alerts_waiting" ON "restock_alerts" USING btree ("sku_id","id") WHERE "restock_alerts"."queuetime" is null;--> statement-breakpoint
CREATE INDEX "restock_alerts_due" ON "restock_alerts" USING btree ("duetime") WHERE "restock_alerts"."duetime" is not null;--> statement-breakpoint
CREATE INDEX "restock_alerts_user" ON "restock_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "restock_alerts_email" ON "restock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "restock_alerts_expiry" ON "restock_alerts" USING btree ("expiretime");