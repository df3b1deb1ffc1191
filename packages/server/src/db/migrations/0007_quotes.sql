CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"quote_no" text NOT NULL,
	"lines" text NOT NULL,
	"terms" text NOT NULL,
	"createtime" bigint NOT NULL,
	CONSTRAINT "quotes_quoteNo_unique" UNIQUE("quote_no")
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_shoppers_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_terms" ON "quotes" USING btree ("user_id","terms");--> statement-breakpoint
CREATE INDEX "quotes_lines" ON "quotes" USING btree ("user_id","lines");--> statement-breakpoint
CREATE INDEX "quotes_age" ON "quotes" USING btree ("createtime");