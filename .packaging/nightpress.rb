# A Homebrew formula. "make dist" fills in the address and the digest of the sources.
class Nightpress < Formula
  desc "Makes illustrated books from stories, offline"
  url "@URL@"
  sha256 "@SHA256@"

  depends_on "pkgconf" => :build
  depends_on "cmark"
  depends_on "fribidi"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libzip"

  on_macos do
    depends_on xcode: ["26.0", :build]
  end

  on_linux do
    depends_on "swift" => :build
    depends_on "curl"
    depends_on "openssl@3"
    depends_on "sqlite"
  end

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "nightpress"
    system "make", "install-files", "BINARY=.build/release/nightpress", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"owl.md").write "# The Owl\n\nAn owl found a lantern in the snow.\n"
    system bin/"nightpress", "book", "owl.md"
    assert_path_exists testpath/"the-owl.epub"
  end
end
