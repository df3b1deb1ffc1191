CREATE TABLE "withdrawal_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"withdrawal_id" integer NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"duetime" bigint,
	"senttime" bigint,
	"last_result" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"withdrawal_sn" text NOT NULL,
	"user_id" integer,
	"order_id" integer,
	"consumer_name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"lines" jsonb,
	"statement" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"standing" text DEFAULT 'unread' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"starttime" bigint,
	"note" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	"settletime" bigint,
	CONSTRAINT "withdrawals_withdrawalSn_unique" UNIQUE("withdrawal_sn")
);
--> statement-breakpoint
ALTER TABLE "aftersales" ADD COLUMN "withdrawal_id" integer;--> statement-breakpoint
ALTER TABLE "withdrawal_mails" ADD CONSTRAINT "withdrawal_mails_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_mails_kind" ON "withdrawal_mails" USING btree ("withdrawal_id","kind");--> statement-breakpoint
CREATE INDEX "withdrawal_mails_due" ON "withdrawal_mails" USING btree ("duetime") WHERE "withdrawal_mails"."duetime" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_mails_createtime" ON "withdrawal_mails" USING btree ("createtime");--> statement-breakpoint
CREATE INDEX "withdrawals_unread" ON "withdrawals" USING btree ("id") WHERE "withdrawals"."standing" = 'unread';--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("createtime","id") WHERE "withdrawals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "aftersales" ADD CONSTRAINT "aftersales_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aftersales_withdrawal" ON "aftersales" USING btree ("withdrawal_id") WHERE "aftersales"."withdrawal_id" is not null;