CREATE TABLE "revisions" (
	"name" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_most_read" ON "articles" USING btree ("view_times","id") WHERE published_at is not null;--> statement-breakpoint
CREATE FUNCTION "raise_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "revisions" ("name", "revision") VALUES (TG_ARGV[0], 1)
	ON CONFLICT ("name") DO UPDATE SET "revision" = "revisions"."revision" + 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Views are counted all day and change nothing that is counted here.
CREATE TRIGGER "articles_revision" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "category_id", "published_at" ON "articles"
FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision"('articles');
--> statement-breakpoint
CREATE TRIGGER "article_categories_revision" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "article_categories"
FOR EACH STATEMENT EXECUTE FUNCTION "raise_revision"('articles');
