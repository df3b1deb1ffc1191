CREATE TABLE "changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"is_minor" boolean NOT NULL,
	"createtime" bigint DEFAULT extract(epoch from now())::bigint NOT NULL,
	CONSTRAINT "changes_xid_topic_is_minor_pk" PRIMARY KEY("xid","topic","is_minor")
);
--> statement-breakpoint
CREATE INDEX "changes_age" ON "changes" USING btree ("createtime");
--> statement-breakpoint
CREATE FUNCTION "publish_change"(topics text[], minor boolean DEFAULT false) RETURNS void
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	IF topics IS NULL OR cardinality(topics) = 0 THEN RETURN; END IF;
	-- More would take longer to read than to load again what was cached.
	IF cardinality(topics) > 500 THEN topics := array['*']; minor := false; END IF;
	INSERT INTO changes (topic, is_minor) SELECT topic, minor FROM unnest(topics) AS topic ON CONFLICT DO NOTHING;
	-- Commits with a notification wait for each other, which orders must not: minor changes are found by the next look.
	IF NOT minor THEN PERFORM pg_notify('pawlet_changes', ''); END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "publish_goods"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	numbers CONSTANT text[] := array['sales', 'comments', 'favor_rate'];
	unseen CONSTANT text[] := array['views', 'updatetime'];
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM publish_change(array(SELECT 'product:' || id FROM new_rows));
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM publish_change(array(SELECT 'product:' || id FROM old_rows));
	ELSE
		PERFORM publish_change(array(SELECT 'product:' || n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE to_jsonb(n) - unseen - numbers IS DISTINCT FROM to_jsonb(o) - unseen - numbers));
		PERFORM publish_change(array(SELECT 'stock:' || n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE (n.sales, n.comments, n.favor_rate) IS DISTINCT FROM (o.sales, o.comments, o.favor_rate)), true);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "publish_skus"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
	numbers CONSTANT text[] := array['stock', 'sales', 'updatetime'];
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM publish_change(array(SELECT DISTINCT 'product:' || goods_id FROM new_rows));
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM publish_change(array(SELECT DISTINCT 'product:' || goods_id FROM old_rows));
	ELSE
		PERFORM publish_change(array(SELECT DISTINCT 'product:' || n.goods_id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE to_jsonb(n) - numbers IS DISTINCT FROM to_jsonb(o) - numbers));
		-- Whether a variant can be bought is shown at once, how many are left within seconds.
		PERFORM publish_change(array(SELECT DISTINCT 'stock:' || n.goods_id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE (n.stock > 0) <> (o.stock > 0)));
		PERFORM publish_change(array(SELECT DISTINCT 'stock:' || n.goods_id FROM new_rows n JOIN old_rows o ON o.id = n.id
			WHERE (n.stock, n.sales) IS DISTINCT FROM (o.stock, o.sales)), true);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "publish_rows"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	-- The argument is a query of topics for "changed", the rows of this statement that are not what they were.
	IF TG_OP = 'INSERT' THEN
		EXECUTE format('WITH changed AS (SELECT * FROM new_rows) SELECT publish_change(array(%s))', TG_ARGV[0]);
	ELSIF TG_OP = 'DELETE' THEN
		EXECUTE format('WITH changed AS (SELECT * FROM old_rows) SELECT publish_change(array(%s))', TG_ARGV[0]);
	ELSE
		EXECUTE format('WITH changed AS ((SELECT * FROM new_rows EXCEPT SELECT * FROM old_rows) UNION ALL (SELECT * FROM old_rows EXCEPT SELECT * FROM new_rows)) SELECT publish_change(array(%s))', TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "publish_coupons"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	-- A claim changes a number only.
	PERFORM publish_change(array['coupons'], NOT EXISTS (SELECT FROM new_rows n JOIN old_rows o ON o.id = n.id
		WHERE to_jsonb(n) - 'claimed' IS DISTINCT FROM to_jsonb(o) - 'claimed'))
	WHERE EXISTS (SELECT FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE to_jsonb(n) IS DISTINCT FROM to_jsonb(o));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "publish_author"() RETURNS trigger
LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
	PERFORM publish_change(array(
		SELECT 'reviews:' || goods_id FROM reviews WHERE user_id = NEW.id
		UNION SELECT 'reviews:' || goods_id FROM questions WHERE user_id = NEW.id
		UNION SELECT 'reviews:' || q.goods_id FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.user_id = NEW.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_publish_insert" AFTER INSERT ON "goods" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_goods"();
--> statement-breakpoint
CREATE TRIGGER "goods_publish_update" AFTER UPDATE ON "goods" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_goods"();
--> statement-breakpoint
CREATE TRIGGER "goods_publish_delete" AFTER DELETE ON "goods" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_goods"();
--> statement-breakpoint
CREATE TRIGGER "skus_publish_insert" AFTER INSERT ON "skus" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_skus"();
--> statement-breakpoint
CREATE TRIGGER "skus_publish_update" AFTER UPDATE ON "skus" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_skus"();
--> statement-breakpoint
CREATE TRIGGER "skus_publish_delete" AFTER DELETE ON "skus" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_skus"();
--> statement-breakpoint
CREATE TRIGGER "goods_texts_publish_insert" AFTER INSERT ON "goods_texts" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_texts_publish_update" AFTER UPDATE ON "goods_texts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_texts_publish_delete" AFTER DELETE ON "goods_texts" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_contents_publish_insert" AFTER INSERT ON "goods_contents" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_contents_publish_update" AFTER UPDATE ON "goods_contents" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_contents_publish_delete" AFTER DELETE ON "goods_contents" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_prices_publish_insert" AFTER INSERT ON "goods_prices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_prices_publish_update" AFTER UPDATE ON "goods_prices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_prices_publish_delete" AFTER DELETE ON "goods_prices" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_specs_publish_insert" AFTER INSERT ON "goods_specs" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_specs_publish_update" AFTER UPDATE ON "goods_specs" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_specs_publish_delete" AFTER DELETE ON "goods_specs" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_spec_values_publish_insert" AFTER INSERT ON "goods_spec_values" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_spec_values_publish_update" AFTER UPDATE ON "goods_spec_values" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_spec_values_publish_delete" AFTER DELETE ON "goods_spec_values" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_attributes_publish_insert" AFTER INSERT ON "goods_attributes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_attributes_publish_update" AFTER UPDATE ON "goods_attributes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "goods_attributes_publish_delete" AFTER DELETE ON "goods_attributes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed');
--> statement-breakpoint
CREATE TRIGGER "sku_prices_publish_insert" AFTER INSERT ON "sku_prices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed JOIN skus ON skus.id = changed.sku_id');
--> statement-breakpoint
CREATE TRIGGER "sku_prices_publish_update" AFTER UPDATE ON "sku_prices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed JOIN skus ON skus.id = changed.sku_id');
--> statement-breakpoint
CREATE TRIGGER "sku_prices_publish_delete" AFTER DELETE ON "sku_prices" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''product:'' || goods_id FROM changed JOIN skus ON skus.id = changed.sku_id');
--> statement-breakpoint
CREATE TRIGGER "reviews_publish_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "reviews_publish_update" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "reviews_publish_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "questions_publish_insert" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "questions_publish_update" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "questions_publish_delete" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed WHERE status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "answers_publish_insert" AFTER INSERT ON "answers" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed JOIN questions ON questions.id = changed.question_id WHERE changed.status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "answers_publish_update" AFTER UPDATE ON "answers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed JOIN questions ON questions.id = changed.question_id WHERE changed.status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "answers_publish_delete" AFTER DELETE ON "answers" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT DISTINCT ''reviews:'' || goods_id FROM changed JOIN questions ON questions.id = changed.question_id WHERE changed.status = ''normal''');
--> statement-breakpoint
CREATE TRIGGER "categories_publish_insert" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "categories_publish_update" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "categories_publish_delete" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "category_attributes_publish_insert" AFTER INSERT ON "category_attributes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "category_attributes_publish_update" AFTER UPDATE ON "category_attributes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "category_attributes_publish_delete" AFTER DELETE ON "category_attributes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attributes_publish_insert" AFTER INSERT ON "attributes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attributes_publish_update" AFTER UPDATE ON "attributes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attributes_publish_delete" AFTER DELETE ON "attributes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attribute_values_publish_insert" AFTER INSERT ON "attribute_values" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attribute_values_publish_update" AFTER UPDATE ON "attribute_values" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "attribute_values_publish_delete" AFTER DELETE ON "attribute_values" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "brands_publish_insert" AFTER INSERT ON "brands" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "brands_publish_update" AFTER UPDATE ON "brands" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "brands_publish_delete" AFTER DELETE ON "brands" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "guarantees_publish_insert" AFTER INSERT ON "guarantees" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "guarantees_publish_update" AFTER UPDATE ON "guarantees" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "guarantees_publish_delete" AFTER DELETE ON "guarantees" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''catalogue'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "discount_rules_publish_insert" AFTER INSERT ON "discount_rules" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "discount_rules_publish_update" AFTER UPDATE ON "discount_rules" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "discount_rules_publish_delete" AFTER DELETE ON "discount_rules" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "freight_rules_publish_insert" AFTER INSERT ON "freight_rules" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "freight_rules_publish_update" AFTER UPDATE ON "freight_rules" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "freight_rules_publish_delete" AFTER DELETE ON "freight_rules" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''offers'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "shop_contents_publish_insert" AFTER INSERT ON "shop_contents" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "shop_contents_publish_update" AFTER UPDATE ON "shop_contents" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "shop_contents_publish_delete" AFTER DELETE ON "shop_contents" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "pages_publish_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "pages_publish_update" AFTER UPDATE ON "pages" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "pages_publish_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''content'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "goods_search_publish_insert" AFTER INSERT ON "goods_search" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "goods_search_publish_update" AFTER UPDATE ON "goods_search" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "goods_search_publish_delete" AFTER DELETE ON "goods_search" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "search_words_publish_insert" AFTER INSERT ON "search_words" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "search_words_publish_update" AFTER UPDATE ON "search_words" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "search_words_publish_delete" AFTER DELETE ON "search_words" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''search'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "coupons_publish_insert" AFTER INSERT ON "coupons" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''coupons'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "coupons_publish_delete" AFTER DELETE ON "coupons" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_rows"('SELECT ''coupons'' WHERE EXISTS (SELECT FROM changed)');
--> statement-breakpoint
CREATE TRIGGER "coupons_publish_update" AFTER UPDATE ON "coupons" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "publish_coupons"();
--> statement-breakpoint
CREATE TRIGGER "shoppers_publish_update" AFTER UPDATE OF "nickname", "avatar" ON "shoppers" FOR EACH ROW WHEN ((OLD.nickname, OLD.avatar) IS DISTINCT FROM (NEW.nickname, NEW.avatar)) EXECUTE FUNCTION "publish_author"();