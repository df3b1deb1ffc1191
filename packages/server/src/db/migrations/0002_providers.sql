ALTER TABLE "payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invite_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cloud_order_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checktime" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cloud_order_id_cloud_orders_id_fk" FOREIGN KEY ("cloud_order_id") REFERENCES "public"."cloud_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_pending" ON "payments" USING btree ("checktime") WHERE "payments"."status" = 'PENDING';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cloud_attempt" UNIQUE("cloud_order_id","paytype","method");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payable" CHECK (("payments"."order_id" is null) <> ("payments"."cloud_order_id" is null));