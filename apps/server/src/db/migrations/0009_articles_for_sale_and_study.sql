CREATE TABLE "favorites" (
	"user_id" bigint NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_resource_type_resource_id_pk" PRIMARY KEY("user_id","resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "study_records" (
	"user_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"progress" smallint NOT NULL,
	"studied_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_records_user_id_article_id_pk" PRIMARY KEY("user_id","article_id"),
	CONSTRAINT "study_records_place" CHECK ("study_records"."place" between 0 and "study_records"."progress"),
	CONSTRAINT "study_records_progress" CHECK ("study_records"."progress" <= 100)
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "paid_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "charge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_vip_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_latest" ON "favorites" USING btree ("user_id","resource_type","created_at","resource_id");--> statement-breakpoint
CREATE INDEX "study_records_latest" ON "study_records" USING btree ("user_id","studied_at","article_id");--> statement-breakpoint
CREATE INDEX "study_records_article" ON "study_records" USING btree ("article_id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_charge" CHECK ("articles"."charge" >= 0);