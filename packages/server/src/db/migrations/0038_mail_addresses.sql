CREATE TABLE "mail_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"language" text NOT NULL,
	"senttime" bigint NOT NULL,
	"unsubscribedtime" bigint,
	CONSTRAINT "mail_addresses_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE INDEX "mail_addresses_sent" ON "mail_addresses" USING btree ("senttime");