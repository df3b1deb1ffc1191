CREATE TABLE "operator_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"refund" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"left_before" bigint NOT NULL,
	"state" text DEFAULT 'waits' NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_id" integer,
	"decided_by" text DEFAULT '' NOT NULL,
	"createtime" bigint NOT NULL,
	"decidetime" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"createtime" bigint NOT NULL,
	"expiretime" bigint NOT NULL,
	"endtime" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_pending" text,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"createtime" bigint NOT NULL,
	"logintime" bigint,
	"disabletime" bigint,
	"updatetime" bigint NOT NULL,
	CONSTRAINT "operator_people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"createtime" bigint NOT NULL,
	"seentime" bigint NOT NULL,
	"expiretime" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_keys" ADD COLUMN "scopes" jsonb;--> statement-breakpoint
ALTER TABLE "operator_keys" ADD COLUMN "expiretime" bigint;--> statement-breakpoint
ALTER TABLE "operator_logs" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "operator_logs" ADD COLUMN "key_id" integer;--> statement-breakpoint
ALTER TABLE "operator_logs" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_person_id_operator_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."operator_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_person_id_operator_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."operator_people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_approvals_order" ON "operator_approvals" USING btree ("order_sn") WHERE "operator_approvals"."state" = 'waits';--> statement-breakpoint
CREATE INDEX "operator_approvals_state" ON "operator_approvals" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_invitations_token_hash_index" ON "operator_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_invitations_person_id_index" ON "operator_invitations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "operator_people_role" ON "operator_people" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_sessions_token_hash_index" ON "operator_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_sessions_person_id_index" ON "operator_sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expire" ON "operator_sessions" USING btree ("expiretime");--> statement-breakpoint
CREATE INDEX "operator_logs_target" ON "operator_logs" USING btree ("target","id") WHERE "operator_logs"."target" <> '';--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("createtime","id","order_sn","receiver","mobile","sup","currency","orderstate","paystate","shippingstate");--> statement-breakpoint
CREATE INDEX "orders_partner" ON "orders" USING btree ("sup","createtime") WHERE "orders"."sup" <> '';