ALTER TABLE "shoppers" ADD COLUMN "mobile_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_mobile_key_index" ON "shoppers" USING btree ("mobile_key");--> statement-breakpoint
CREATE INDEX "shoppers_without_mobile_key" ON "shoppers" USING btree ("id") WHERE "shoppers"."mobile" is not null and "shoppers"."mobile_key" is null;--> statement-breakpoint
-- A node of the previous release changes a number and does not know the column: the form of the former number must not
-- lead to the account any more.
CREATE FUNCTION "shoppers_forget_mobile_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."mobile" IS DISTINCT FROM OLD."mobile" AND NEW."mobile_key" IS NOT DISTINCT FROM OLD."mobile_key" THEN
		NEW."mobile_key" := NULL;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "shoppers_mobile_changed" BEFORE UPDATE OF "mobile" ON "shoppers" FOR EACH ROW EXECUTE FUNCTION "shoppers_forget_mobile_key"();
