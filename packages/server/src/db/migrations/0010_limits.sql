CREATE TABLE "known_addresses" (
	"shopper_id" integer NOT NULL,
	"address_hash" text NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_shopper_id_address_hash_pk" PRIMARY KEY("shopper_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "sid" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "other_misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "proved_at" bigint;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_addresses_last_seen_at_index" ON "known_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "form_sessions_address_updated_at_index" ON "form_sessions" USING btree ("address","updated_at");