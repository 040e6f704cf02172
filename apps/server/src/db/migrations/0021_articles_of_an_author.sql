DROP INDEX "articles_author";--> statement-breakpoint
CREATE INDEX "articles_newest_of_author" ON "articles" USING btree ("author_id","published_at","id");