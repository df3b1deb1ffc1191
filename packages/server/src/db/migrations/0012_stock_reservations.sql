CREATE TABLE "stock_reservations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"address_key" text NOT NULL,
	"pieces" integer NOT NULL,
	"createtime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_reservations_user" ON "stock_reservations" USING btree ("user_id","createtime");--> statement-breakpoint
CREATE INDEX "stock_reservations_address" ON "stock_reservations" USING btree ("address_key","createtime");--> statement-breakpoint
CREATE INDEX "stock_reservations_age" ON "stock_reservations" USING btree ("createtime");